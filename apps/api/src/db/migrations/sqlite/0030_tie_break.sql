ALTER TABLE `participations` ADD `tie_break_at` integer;
--> statement-breakpoint
-- Quests of 0 points decided until now. Frozen rankings stay as they were shown.
UPDATE `participations` SET `tie_break_at` = (
	SELECT max(`solved_at`) FROM `solved_tasks` WHERE `solved_tasks`.`participation_id` = `participations`.`id` AND `solved_tasks`.`points` > 0
);
