ALTER TABLE `explorations` ADD `intro` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `explorations` ADD `finale` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Caches of a run's content hold both texts and compare its revision, see migration 0002.
CREATE TRIGGER `explorations_revision_story` AFTER UPDATE OF `intro`, `finale` ON `explorations`
WHEN old.`intro` <> new.`intro` OR old.`finale` <> new.`finale` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`id`;
END;
