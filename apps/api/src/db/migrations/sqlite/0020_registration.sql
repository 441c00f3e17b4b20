CREATE TABLE `merged_participations` (
	`id` integer PRIMARY KEY NOT NULL,
	`participation_id` integer NOT NULL,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `merged_participations_into` ON `merged_participations` (`participation_id`);--> statement-breakpoint
CREATE TABLE `registered_teams` (
	`team_id` integer PRIMARY KEY NOT NULL,
	`battle_id` integer NOT NULL,
	`name` text,
	`name_slug` text,
	`state` text NOT NULL,
	`submission_id` text NOT NULL,
	`registered_at` integer NOT NULL,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `registered_teams_name` ON `registered_teams` (`battle_id`,`name_slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `registered_teams_submission` ON `registered_teams` (`battle_id`,`submission_id`);--> statement-breakpoint
CREATE TABLE `registrations` (
	`battle_id` integer PRIMARY KEY NOT NULL,
	`open` integer NOT NULL,
	`team_limit` integer NOT NULL,
	`explorations` text NOT NULL,
	`approval` integer NOT NULL,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `teams` ADD `battle_id` integer REFERENCES battles(id) ON DELETE CASCADE;--> statement-breakpoint
CREATE INDEX `teams_battle` ON `teams` (`battle_id`);--> statement-breakpoint
ALTER TABLE `battle_acts` ADD `exploration_id` integer;