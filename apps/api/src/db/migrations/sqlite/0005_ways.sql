ALTER TABLE `participations` ADD `way_points` integer;--> statement-breakpoint
ALTER TABLE `participations` ADD `way_tasks` integer;