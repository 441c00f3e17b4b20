CREATE TABLE `help_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`participation_id` integer NOT NULL,
	`poi_id` integer,
	`task_id` integer,
	`text` text NOT NULL,
	`state` text NOT NULL,
	`answer` text,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	`submission_id` text,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`poi_id`) REFERENCES `pois`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `help_requests_participation` ON `help_requests` (`participation_id`);--> statement-breakpoint
CREATE INDEX `help_requests_poi` ON `help_requests` (`poi_id`);--> statement-breakpoint
CREATE INDEX `help_requests_task` ON `help_requests` (`task_id`);--> statement-breakpoint
ALTER TABLE `battles` ADD `help_requests` integer DEFAULT false NOT NULL;
