DROP INDEX `explorations_list`;--> statement-breakpoint
DROP INDEX `explorations_place`;--> statement-breakpoint
DROP INDEX `explorations_lang`;--> statement-breakpoint
ALTER TABLE `explorations` ADD `visibility` text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE `explorations` ADD `link_key` text;--> statement-breakpoint
CREATE INDEX `explorations_list` ON `explorations` (`published`,`visibility`,`rating`,`id`);--> statement-breakpoint
CREATE INDEX `explorations_place` ON `explorations` (`published`,`visibility`,`postal_code`,`rating`,`id`);--> statement-breakpoint
CREATE INDEX `explorations_lang` ON `explorations` (`published`,`visibility`,`lang`);