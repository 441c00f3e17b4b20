CREATE TABLE `insight_counters` (
	`exploration_id` integer NOT NULL,
	`scope` text NOT NULL,
	`day` integer NOT NULL,
	`figure` text NOT NULL,
	`battle_id` integer NOT NULL,
	`lang` text NOT NULL,
	`poi_id` integer,
	`task_id` integer,
	`n` integer NOT NULL,
	PRIMARY KEY(`exploration_id`, `scope`, `day`, `figure`, `battle_id`, `lang`),
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`poi_id`) REFERENCES `pois`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `insight_counters_poi` ON `insight_counters` (`poi_id`);--> statement-breakpoint
CREATE INDEX `insight_counters_task` ON `insight_counters` (`task_id`);--> statement-breakpoint
CREATE TABLE `insight_tallies` (
	`participation_id` integer PRIMARY KEY NOT NULL,
	`exploration_id` integer NOT NULL,
	`battle_id` integer NOT NULL,
	`lang` text NOT NULL,
	`day` integer NOT NULL,
	`active_hour` integer NOT NULL,
	`tally` text NOT NULL,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `insight_tallies_active` ON `insight_tallies` (`exploration_id`,`active_hour`);--> statement-breakpoint
CREATE TABLE `rating_comments` (
	`participation_id` integer PRIMARY KEY NOT NULL,
	`exploration_id` integer NOT NULL,
	`text` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rating_comments_exploration` ON `rating_comments` (`exploration_id`);--> statement-breakpoint
CREATE INDEX `rating_comments_updated` ON `rating_comments` (`updated_at`);--> statement-breakpoint
CREATE TABLE `task_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`participation_id` integer NOT NULL,
	`task_id` integer NOT NULL,
	`reason` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `task_reports_once` ON `task_reports` (`participation_id`,`task_id`);--> statement-breakpoint
CREATE INDEX `task_reports_task` ON `task_reports` (`task_id`);--> statement-breakpoint
CREATE TABLE `wrong_answers` (
	`participation_id` integer NOT NULL,
	`task_id` integer NOT NULL,
	`text` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`participation_id`, `task_id`, `text`),
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `wrong_answers_task` ON `wrong_answers` (`task_id`,`text`);--> statement-breakpoint
CREATE INDEX `wrong_answers_last` ON `wrong_answers` (`last_at`);--> statement-breakpoint
-- Subtracts what a participation has added to the counters. Runs when the participation is deleted, too.
CREATE TRIGGER `insight_tallies_deleted` AFTER DELETE ON `insight_tallies` BEGIN
  UPDATE `insight_counters` SET `n` = `n` - (SELECT `value` FROM json_each(old.`tally`) WHERE `key` = `figure`)
  WHERE `exploration_id` = old.`exploration_id` AND `scope` IN ('run', 'part') AND `day` IN (0, old.`day`)
    AND `figure` IN (SELECT `key` FROM json_each(old.`tally`)) AND `battle_id` = old.`battle_id` AND `lang` = old.`lang`;
  DELETE FROM `insight_counters`
  WHERE `exploration_id` = old.`exploration_id` AND `scope` IN ('run', 'part') AND `day` IN (0, old.`day`)
    AND `figure` IN (SELECT `key` FROM json_each(old.`tally`)) AND `battle_id` = old.`battle_id` AND `lang` = old.`lang` AND `n` <= 0;
END;
