ALTER TABLE `battles` ADD `room_teams` integer;--> statement-breakpoint
ALTER TABLE `battles` ADD `room_minutes` integer DEFAULT 10 NOT NULL;