ALTER TABLE `hints` ADD `shown_after_tries` integer;--> statement-breakpoint
ALTER TABLE `hints` ADD `shown_after_minutes` integer;--> statement-breakpoint
ALTER TABLE `hints` ADD `free_after_minutes` integer;--> statement-breakpoint
ALTER TABLE `hints` ADD `after_previous` integer DEFAULT false NOT NULL;