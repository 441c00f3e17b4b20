CREATE TABLE `deleted_marks` (
	`participation_id` integer NOT NULL,
	`kind` text NOT NULL,
	`hour` integer NOT NULL,
	`count` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`participation_id`, `kind`, `hour`),
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- Counts each solved task and bought hint when its task or hint is deleted. The counters go with the participation.
CREATE TRIGGER `solved_tasks_deleted_insert` AFTER INSERT ON `solved_tasks` WHEN new.`task_id` IS NULL BEGIN
  INSERT INTO `deleted_marks` (`participation_id`, `kind`, `hour`, `count`, `first_at`, `last_at`)
  VALUES (new.`participation_id`, 'task', new.`solved_at` - new.`solved_at` % 3600000, 1, new.`solved_at`, new.`solved_at`)
  ON CONFLICT (`participation_id`, `kind`, `hour`) DO UPDATE SET
    `count` = `count` + 1, `first_at` = min(`first_at`, excluded.`first_at`), `last_at` = max(`last_at`, excluded.`last_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `solved_tasks_deleted_update` AFTER UPDATE OF `task_id` ON `solved_tasks` WHEN old.`task_id` IS NOT NULL AND new.`task_id` IS NULL BEGIN
  INSERT INTO `deleted_marks` (`participation_id`, `kind`, `hour`, `count`, `first_at`, `last_at`)
  VALUES (new.`participation_id`, 'task', new.`solved_at` - new.`solved_at` % 3600000, 1, new.`solved_at`, new.`solved_at`)
  ON CONFLICT (`participation_id`, `kind`, `hour`) DO UPDATE SET
    `count` = `count` + 1, `first_at` = min(`first_at`, excluded.`first_at`), `last_at` = max(`last_at`, excluded.`last_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `bought_hints_deleted_insert` AFTER INSERT ON `bought_hints` WHEN new.`hint_id` IS NULL BEGIN
  INSERT INTO `deleted_marks` (`participation_id`, `kind`, `hour`, `count`, `first_at`, `last_at`)
  VALUES (new.`participation_id`, 'hint', new.`bought_at` - new.`bought_at` % 3600000, 1, new.`bought_at`, new.`bought_at`)
  ON CONFLICT (`participation_id`, `kind`, `hour`) DO UPDATE SET
    `count` = `count` + 1, `first_at` = min(`first_at`, excluded.`first_at`), `last_at` = max(`last_at`, excluded.`last_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `bought_hints_deleted_update` AFTER UPDATE OF `hint_id` ON `bought_hints` WHEN old.`hint_id` IS NOT NULL AND new.`hint_id` IS NULL BEGIN
  INSERT INTO `deleted_marks` (`participation_id`, `kind`, `hour`, `count`, `first_at`, `last_at`)
  VALUES (new.`participation_id`, 'hint', new.`bought_at` - new.`bought_at` % 3600000, 1, new.`bought_at`, new.`bought_at`)
  ON CONFLICT (`participation_id`, `kind`, `hour`) DO UPDATE SET
    `count` = `count` + 1, `first_at` = min(`first_at`, excluded.`first_at`), `last_at` = max(`last_at`, excluded.`last_at`);
END;
--> statement-breakpoint
INSERT INTO `deleted_marks` (`participation_id`, `kind`, `hour`, `count`, `first_at`, `last_at`)
SELECT `participation_id`, 'task', `solved_at` - `solved_at` % 3600000, count(*), min(`solved_at`), max(`solved_at`)
FROM `solved_tasks` WHERE `task_id` IS NULL GROUP BY 1, 3;
--> statement-breakpoint
INSERT INTO `deleted_marks` (`participation_id`, `kind`, `hour`, `count`, `first_at`, `last_at`)
SELECT `participation_id`, 'hint', `bought_at` - `bought_at` % 3600000, count(*), min(`bought_at`), max(`bought_at`)
FROM `bought_hints` WHERE `hint_id` IS NULL GROUP BY 1, 3;
