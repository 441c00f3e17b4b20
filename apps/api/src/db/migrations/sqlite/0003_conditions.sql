ALTER TABLE `explorations` ADD `route` text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE `explorations` ADD `finish_rule` text DEFAULT 'nothing_open' NOT NULL;--> statement-breakpoint
ALTER TABLE `explorations` ADD `finish_pois` integer;--> statement-breakpoint
ALTER TABLE `explorations` ADD `finish_poi` integer;--> statement-breakpoint
ALTER TABLE `opened_pois` ADD `done_at` integer;--> statement-breakpoint
ALTER TABLE `participations` ADD `finished_at` integer;--> statement-breakpoint
ALTER TABLE `pois` ADD `unlock_mode` text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE `prerequisites` ADD `names` text;--> statement-breakpoint
CREATE TRIGGER `explorations_revision_rules` AFTER UPDATE OF `route`, `finish_rule`, `finish_pois`, `finish_poi` ON `explorations`
WHEN old.`route` <> new.`route` OR old.`finish_rule` <> new.`finish_rule`
  OR old.`finish_pois` IS NOT new.`finish_pois` OR old.`finish_poi` IS NOT new.`finish_poi` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`id`;
END;