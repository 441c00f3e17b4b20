ALTER TABLE `battles` ADD `team_order` text DEFAULT 'as_written' NOT NULL;--> statement-breakpoint
ALTER TABLE `battles` ADD `fixed_first` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `battles` ADD `fixed_last` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `battles` ADD `tie_rule` text DEFAULT 'last_solution' NOT NULL;--> statement-breakpoint
ALTER TABLE `battles` ADD `stagger_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `battles` ADD `pauses` text;--> statement-breakpoint
ALTER TABLE `participants` ADD `start_delay` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `participants` ADD `end_delay` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `participations` ADD `poi_order` text;--> statement-breakpoint
ALTER TABLE `tasks` ADD `pieces` text;