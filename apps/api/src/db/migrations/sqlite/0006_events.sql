-- drizzle-kit leaves out what a deletion does where it adds a column that references: teams of friends go with their run.
CREATE TABLE `battle_acts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`battle_id` integer NOT NULL,
	`kind` text NOT NULL,
	`team_id` integer,
	`team_name` text,
	`text` text,
	`amount` integer,
	`actor` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `battle_acts_battle` ON `battle_acts` (`battle_id`,`id`);--> statement-breakpoint
CREATE INDEX `battle_acts_team` ON `battle_acts` (`team_id`);--> statement-breakpoint
CREATE TABLE `subscription_uses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscription_id` integer NOT NULL,
	`units` integer NOT NULL,
	`exploration_id` integer,
	`battle_id` integer,
	`exploration_name` text,
	`battle_name` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `subscription_uses_subscription` ON `subscription_uses` (`subscription_id`,`id`);--> statement-breakpoint
CREATE INDEX `subscription_uses_exploration` ON `subscription_uses` (`exploration_id`);--> statement-breakpoint
CREATE INDEX `subscription_uses_battle` ON `subscription_uses` (`battle_id`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`license` text NOT NULL,
	`usages` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`hours` integer NOT NULL,
	`ended_at` integer,
	`used` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscriptions_user` ON `subscriptions` (`user_id`,`starts_at`);--> statement-breakpoint
ALTER TABLE `battles` ADD `starts_at` integer;--> statement-breakpoint
ALTER TABLE `battles` ADD `ends_at` integer;--> statement-breakpoint
ALTER TABLE `battles` ADD `paused_at` integer;--> statement-breakpoint
ALTER TABLE `battles` ADD `board` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `battles` ADD `frozen` text;--> statement-breakpoint
ALTER TABLE `participants` ADD `extra_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `participants` ADD `adjusted` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `teams` ADD `exploration_id` integer REFERENCES explorations(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `teams_exploration` ON `teams` (`exploration_id`);