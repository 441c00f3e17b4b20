CREATE TABLE `battles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`creator_id` integer,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`creator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `battles_slug` ON `battles` (`slug`);--> statement-breakpoint
CREATE INDEX `battles_creator` ON `battles` (`creator_id`);--> statement-breakpoint
CREATE TABLE `bought_hints` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`participation_id` integer NOT NULL,
	`hint_id` integer,
	`cost` integer NOT NULL,
	`bought_at` integer NOT NULL,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`hint_id`) REFERENCES `hints`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bought_hints_once` ON `bought_hints` (`participation_id`,`hint_id`);--> statement-breakpoint
CREATE INDEX `bought_hints_hint` ON `bought_hints` (`hint_id`);--> statement-breakpoint
CREATE TABLE `explorations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`creator_id` integer,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`image` text,
	`postal_code` text NOT NULL,
	`code` text,
	`published` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`rating_sum` integer DEFAULT 0 NOT NULL,
	`ratings` integer DEFAULT 0 NOT NULL,
	`rating` real DEFAULT 0 NOT NULL,
	`poi_count` integer DEFAULT 0 NOT NULL,
	`task_count` integer DEFAULT 0 NOT NULL,
	`points_to_earn` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`creator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `explorations_slug` ON `explorations` (`slug`);--> statement-breakpoint
CREATE INDEX `explorations_list` ON `explorations` (`published`,`rating`,`id`);--> statement-breakpoint
CREATE INDEX `explorations_place` ON `explorations` (`published`,`postal_code`,`rating`,`id`);--> statement-breakpoint
CREATE INDEX `explorations_creator` ON `explorations` (`creator_id`);--> statement-breakpoint
CREATE TABLE `geocoded_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`places` text NOT NULL,
	`asked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `hints` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`poi_id` integer NOT NULL,
	`position` integer NOT NULL,
	`hint_type` text NOT NULL,
	`hint_value` text NOT NULL,
	`cost` integer NOT NULL,
	FOREIGN KEY (`poi_id`) REFERENCES `pois`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hints_poi` ON `hints` (`poi_id`,`position`);--> statement-breakpoint
CREATE TABLE `members` (
	`participation_id` integer NOT NULL,
	`member` text NOT NULL,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`participation_id`, `member`),
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `members_member` ON `members` (`member`);--> statement-breakpoint
CREATE TABLE `participants` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`battle_id` integer NOT NULL,
	`exploration_id` integer NOT NULL,
	`team_id` integer NOT NULL,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `participants_team` ON `participants` (`battle_id`,`team_id`);--> statement-breakpoint
CREATE INDEX `participants_exploration` ON `participants` (`exploration_id`);--> statement-breakpoint
CREATE INDEX `participants_of_team` ON `participants` (`team_id`);--> statement-breakpoint
CREATE TABLE `participations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`exploration_id` integer NOT NULL,
	`battle_id` integer,
	`progressor_type` text NOT NULL,
	`progressor_id` text NOT NULL,
	`team_id` integer,
	`joined_at` integer NOT NULL,
	`earned` integer DEFAULT 0 NOT NULL,
	`spent` integer DEFAULT 0 NOT NULL,
	`highest_net` integer DEFAULT 0 NOT NULL,
	`solved` integer DEFAULT 0 NOT NULL,
	`last_solved_at` integer,
	`rating` integer,
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `participations_key` ON `participations` (`key`);--> statement-breakpoint
CREATE INDEX `participations_battle` ON `participations` (`battle_id`,`team_id`);--> statement-breakpoint
CREATE INDEX `participations_exploration` ON `participations` (`exploration_id`);--> statement-breakpoint
CREATE INDEX `participations_team` ON `participations` (`team_id`);--> statement-breakpoint
CREATE INDEX `participations_progressor` ON `participations` (`progressor_type`,`progressor_id`);--> statement-breakpoint
CREATE TABLE `place_counts` (
	`postal_code` text PRIMARY KEY NOT NULL,
	`with_code` integer NOT NULL,
	`without_code` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `pois` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`exploration_id` integer NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`location_type` text NOT NULL,
	`street` text,
	`postal_code` text,
	`location` text,
	`latitude` real,
	`longitude` real,
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pois_slug` ON `pois` (`exploration_id`,`slug`);--> statement-breakpoint
CREATE INDEX `pois_position` ON `pois` (`exploration_id`,`position`);--> statement-breakpoint
CREATE TABLE `postal_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL
);
--> statement-breakpoint
CREATE TABLE `prerequisites` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`poi_id` integer NOT NULL,
	`unlock_type` text NOT NULL,
	`value` integer NOT NULL,
	FOREIGN KEY (`poi_id`) REFERENCES `pois`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `prerequisites_poi` ON `prerequisites` (`poi_id`);--> statement-breakpoint
CREATE TABLE `solved_tasks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`participation_id` integer NOT NULL,
	`task_id` integer,
	`points` integer NOT NULL,
	`solved_at` integer NOT NULL,
	`member` text NOT NULL,
	`device` text NOT NULL,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `solved_tasks_once` ON `solved_tasks` (`participation_id`,`task_id`);--> statement-breakpoint
CREATE INDEX `solved_tasks_task` ON `solved_tasks` (`task_id`);--> statement-breakpoint
CREATE TABLE `submissions` (
	`participation_id` integer NOT NULL,
	`submission_id` text NOT NULL,
	`outcome` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`participation_id`, `submission_id`),
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tasks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`poi_id` integer NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`task_type` text NOT NULL,
	`points` integer NOT NULL,
	`attempts` integer,
	`content` text NOT NULL,
	FOREIGN KEY (`poi_id`) REFERENCES `pois`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tasks_slug` ON `tasks` (`poi_id`,`slug`);--> statement-breakpoint
CREATE INDEX `tasks_position` ON `tasks` (`poi_id`,`position`);--> statement-breakpoint
CREATE TABLE `teams` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`creator_id` integer,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`image` text,
	`code` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`creator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `teams_slug` ON `teams` (`creator_id`,`slug`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `wrong_attempts` (
	`participation_id` integer NOT NULL,
	`task_id` integer NOT NULL,
	`wrong` integer NOT NULL,
	PRIMARY KEY(`participation_id`, `task_id`),
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `wrong_attempts_task` ON `wrong_attempts` (`task_id`);