CREATE TABLE `open_streams` (
	`process` text NOT NULL,
	`participation_id` integer NOT NULL,
	`streams` integer NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`process`, `participation_id`),
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `open_streams_participation` ON `open_streams` (`participation_id`);--> statement-breakpoint
CREATE TABLE `opened_pois` (
	`participation_id` integer NOT NULL,
	`poi_id` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`submission_id` text,
	PRIMARY KEY(`participation_id`, `poi_id`),
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`poi_id`) REFERENCES `pois`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `opened_pois_poi` ON `opened_pois` (`poi_id`);--> statement-breakpoint
ALTER TABLE `battle_acts` ADD `read_at` integer;--> statement-breakpoint
ALTER TABLE `battle_acts` ADD `undone_at` integer;--> statement-breakpoint
ALTER TABLE `battles` ADD `manual_start` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `battles` ADD `stuck_minutes` integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE `participants` ADD `contacted_at` integer;
--> statement-breakpoint
-- A spot that an organiser opened changes what players see, like the marks of 0014.
CREATE TRIGGER `opened_pois_revision_insert` AFTER INSERT ON `opened_pois` BEGIN
  UPDATE `participations` SET `marks_revision` = `marks_revision` + 1 WHERE `id` = new.`participation_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `opened_pois_revision_delete` AFTER DELETE ON `opened_pois` BEGIN
  UPDATE `participations` SET `marks_revision` = `marks_revision` + 1 WHERE `id` = old.`participation_id`;
END;
