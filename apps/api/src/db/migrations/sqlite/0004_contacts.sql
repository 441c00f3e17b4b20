CREATE TABLE `contacts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`reason` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contacts_user` ON `contacts` (`user_id`);--> statement-breakpoint
CREATE INDEX `contacts_created` ON `contacts` (`created_at`);--> statement-breakpoint
CREATE TABLE `used_captchas` (
	`signature` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_captchas_expiry` ON `used_captchas` (`expires_at`);--> statement-breakpoint
ALTER TABLE `mails` ADD `reply_to` text;