ALTER TABLE `tasks` ADD `explanation` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tasks` ADD `explain_after_attempts` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tasks` ADD `partial` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `wrong_attempts` ADD `best_right` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `wrong_attempts` ADD `best_of` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `wrong_attempts` ADD `points` integer DEFAULT 0 NOT NULL;