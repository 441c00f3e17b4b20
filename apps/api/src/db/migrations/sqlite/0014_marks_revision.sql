ALTER TABLE `participations` ADD `marks_revision` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Caches of what a player sees compare this revision. Triggers raise it, so no writer can forget to. Solved tasks and bought hints are
-- updated only when their task or hint is deleted, which raises the revision of the run.
CREATE TRIGGER `solved_tasks_revision_insert` AFTER INSERT ON `solved_tasks` BEGIN
  UPDATE `participations` SET `marks_revision` = `marks_revision` + 1 WHERE `id` = new.`participation_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `solved_tasks_revision_delete` AFTER DELETE ON `solved_tasks` BEGIN
  UPDATE `participations` SET `marks_revision` = `marks_revision` + 1 WHERE `id` = old.`participation_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `bought_hints_revision_insert` AFTER INSERT ON `bought_hints` BEGIN
  UPDATE `participations` SET `marks_revision` = `marks_revision` + 1 WHERE `id` = new.`participation_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `bought_hints_revision_delete` AFTER DELETE ON `bought_hints` BEGIN
  UPDATE `participations` SET `marks_revision` = `marks_revision` + 1 WHERE `id` = old.`participation_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `wrong_attempts_revision_insert` AFTER INSERT ON `wrong_attempts` BEGIN
  UPDATE `participations` SET `marks_revision` = `marks_revision` + 1 WHERE `id` = new.`participation_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `wrong_attempts_revision_update` AFTER UPDATE ON `wrong_attempts` BEGIN
  UPDATE `participations` SET `marks_revision` = `marks_revision` + 1 WHERE `id` = new.`participation_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `wrong_attempts_revision_delete` AFTER DELETE ON `wrong_attempts` BEGIN
  UPDATE `participations` SET `marks_revision` = `marks_revision` + 1 WHERE `id` = old.`participation_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `arrivals_revision_insert` AFTER INSERT ON `arrivals` BEGIN
  UPDATE `participations` SET `marks_revision` = `marks_revision` + 1 WHERE `id` = new.`participation_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `arrivals_revision_update` AFTER UPDATE ON `arrivals` BEGIN
  UPDATE `participations` SET `marks_revision` = `marks_revision` + 1 WHERE `id` = new.`participation_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `arrivals_revision_delete` AFTER DELETE ON `arrivals` BEGIN
  UPDATE `participations` SET `marks_revision` = `marks_revision` + 1 WHERE `id` = old.`participation_id`;
END;
