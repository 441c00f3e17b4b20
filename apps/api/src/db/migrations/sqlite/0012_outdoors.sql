CREATE TABLE `arrivals` (
	`participation_id` integer NOT NULL,
	`poi_id` integer NOT NULL,
	`via` text NOT NULL,
	`arrived_at` integer NOT NULL,
	PRIMARY KEY(`participation_id`, `poi_id`),
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`poi_id`) REFERENCES `pois`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `arrivals_poi` ON `arrivals` (`poi_id`);--> statement-breakpoint
ALTER TABLE `battles` ADD `rank_by_share` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `battles` ADD `arrival_code` text;--> statement-breakpoint
ALTER TABLE `battles` ADD `playable_offline` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `explorations` ADD `lang` text DEFAULT 'de' NOT NULL;--> statement-breakpoint
ALTER TABLE `explorations` ADD `walk_metres` integer;--> statement-breakpoint
ALTER TABLE `explorations` ADD `duration_minutes` integer;--> statement-breakpoint
ALTER TABLE `explorations` ADD `measured_minutes` integer;--> statement-breakpoint
ALTER TABLE `explorations` ADD `step_free` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `explorations` ADD `toilets` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `explorations` ADD `pram` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `explorations` ADD `meeting_latitude` real;--> statement-breakpoint
ALTER TABLE `explorations` ADD `meeting_longitude` real;--> statement-breakpoint
ALTER TABLE `explorations` ADD `playable_offline` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `pois` ADD `arrival_radius` integer;--> statement-breakpoint
ALTER TABLE `pois` ADD `arrival_code` text;--> statement-breakpoint
ALTER TABLE `pois` ADD `arrival_wait_minutes` integer;--> statement-breakpoint
ALTER TABLE `solved_tasks` ADD `answer` text;