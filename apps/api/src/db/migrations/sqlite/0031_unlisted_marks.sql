CREATE TABLE `recalculations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`task_id` integer NOT NULL,
	`points` integer NOT NULL,
	`attempts` integer,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recalculations_task` ON `recalculations` (`task_id`);--> statement-breakpoint
ALTER TABLE `participations` ADD `unlisted_earned` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `participations` ADD `unlisted_spent` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `participations` ADD `unlisted_solved` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `participations` ADD `unlisted_solved_at` integer;--> statement-breakpoint
ALTER TABLE `participations` ADD `unlisted_tie_break_at` integer;--> statement-breakpoint
-- What the marks of existing quests and hints do not explain came from deleted ones.
UPDATE `participations` SET
  `unlisted_earned` = `earned`
    - coalesce((SELECT sum(`points`) FROM `solved_tasks` AS `s` WHERE `s`.`participation_id` = `participations`.`id` AND `s`.`task_id` IS NOT NULL), 0)
    - coalesce((SELECT sum(`points`) FROM `wrong_attempts` AS `w` WHERE `w`.`participation_id` = `participations`.`id`), 0),
  `unlisted_spent` = `spent`
    - coalesce((SELECT sum(`cost`) FROM `bought_hints` AS `b` WHERE `b`.`participation_id` = `participations`.`id` AND `b`.`hint_id` IS NOT NULL), 0),
  `unlisted_solved` = `solved`
    - (SELECT count(*) FROM `solved_tasks` AS `s` WHERE `s`.`participation_id` = `participations`.`id` AND `s`.`task_id` IS NOT NULL),
  `unlisted_solved_at` = CASE WHEN EXISTS (
      SELECT 1 FROM `solved_tasks` AS `s` WHERE `s`.`participation_id` = `participations`.`id` AND `s`.`task_id` IS NOT NULL AND `s`.`solved_at` >= `participations`.`last_solved_at`
    ) THEN NULL ELSE `last_solved_at` END,
  `unlisted_tie_break_at` = CASE WHEN EXISTS (
      SELECT 1 FROM `solved_tasks` AS `s` WHERE `s`.`participation_id` = `participations`.`id` AND `s`.`task_id` IS NOT NULL AND `s`.`points` > 0 AND `s`.`solved_at` >= `participations`.`tie_break_at`
    ) THEN NULL ELSE `tie_break_at` END;
--> statement-breakpoint
-- Keeps the points of a quest or hint that is deleted. Triggers, because deleting a spot or a run deletes its quests as well.
CREATE TRIGGER `solved_tasks_unlisted` AFTER UPDATE OF `task_id` ON `solved_tasks` WHEN old.`task_id` IS NOT NULL AND new.`task_id` IS NULL BEGIN
  UPDATE `participations` SET
    `unlisted_earned` = `unlisted_earned` + new.`points`,
    `unlisted_solved` = `unlisted_solved` + 1,
    `unlisted_solved_at` = max(coalesce(`unlisted_solved_at`, new.`solved_at`), new.`solved_at`),
    `unlisted_tie_break_at` = CASE WHEN new.`points` > 0 THEN max(coalesce(`unlisted_tie_break_at`, new.`solved_at`), new.`solved_at`) ELSE `unlisted_tie_break_at` END
  WHERE `id` = new.`participation_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `bought_hints_unlisted` AFTER UPDATE OF `hint_id` ON `bought_hints` WHEN old.`hint_id` IS NOT NULL AND new.`hint_id` IS NULL BEGIN
  UPDATE `participations` SET `unlisted_spent` = `unlisted_spent` + new.`cost` WHERE `id` = new.`participation_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `wrong_attempts_unlisted` AFTER DELETE ON `wrong_attempts` WHEN old.`points` > 0 AND NOT EXISTS (SELECT 1 FROM `tasks` WHERE `id` = old.`task_id`) BEGIN
  UPDATE `participations` SET `unlisted_earned` = `unlisted_earned` + old.`points` WHERE `id` = old.`participation_id`;
END;
