-- drizzle-kit writes the default of a time as a text, which SQLite would keep as one: 0 is the same moment.
DROP INDEX `explorations_creator`;--> statement-breakpoint
CREATE INDEX `explorations_creator` ON `explorations` (`creator_id`,`id`);--> statement-breakpoint
ALTER TABLE `participations` ADD `trial` text;--> statement-breakpoint
ALTER TABLE `pois` ADD `updated_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tasks` ADD `updated_at` integer DEFAULT 0 NOT NULL;