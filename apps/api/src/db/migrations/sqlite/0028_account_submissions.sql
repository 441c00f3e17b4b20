CREATE TABLE `account_submissions` (
	`user_id` integer NOT NULL,
	`submission_id` text NOT NULL,
	`fingerprint` text NOT NULL,
	`response` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `submission_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_submissions_created` ON `account_submissions` (`created_at`);--> statement-breakpoint
ALTER TABLE `opened_pois` DROP COLUMN `submission_id`;