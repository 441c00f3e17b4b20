-- drizzle-kit writes the default of a time as a text, which SQLite would keep as one: 0 is the same moment.
CREATE TABLE `pictures` (
	`name` text PRIMARY KEY NOT NULL,
	`user_id` integer,
	`used_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `pictures_user` ON `pictures` (`user_id`);--> statement-breakpoint
CREATE INDEX `pictures_used` ON `pictures` (`used_at`);--> statement-breakpoint
ALTER TABLE `prerequisites` ADD `updated_at` integer DEFAULT 0 NOT NULL;