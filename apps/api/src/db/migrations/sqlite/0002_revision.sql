-- Caches of a run's content compare its revision. Triggers raise it, so no writer can forget to.
CREATE TRIGGER `pois_revision_insert` AFTER INSERT ON `pois` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `pois_revision_update` AFTER UPDATE ON `pois` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `pois_revision_delete` AFTER DELETE ON `pois` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = old.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `hints_revision_insert` AFTER INSERT ON `hints` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = (SELECT `exploration_id` FROM `pois` WHERE `id` = new.`poi_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `hints_revision_update` AFTER UPDATE ON `hints` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = (SELECT `exploration_id` FROM `pois` WHERE `id` = new.`poi_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `hints_revision_delete` AFTER DELETE ON `hints` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = (SELECT `exploration_id` FROM `pois` WHERE `id` = old.`poi_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `prerequisites_revision_insert` AFTER INSERT ON `prerequisites` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = (SELECT `exploration_id` FROM `pois` WHERE `id` = new.`poi_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `prerequisites_revision_update` AFTER UPDATE ON `prerequisites` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = (SELECT `exploration_id` FROM `pois` WHERE `id` = new.`poi_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `prerequisites_revision_delete` AFTER DELETE ON `prerequisites` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = (SELECT `exploration_id` FROM `pois` WHERE `id` = old.`poi_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `tasks_revision_insert` AFTER INSERT ON `tasks` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = (SELECT `exploration_id` FROM `pois` WHERE `id` = new.`poi_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `tasks_revision_update` AFTER UPDATE ON `tasks` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = (SELECT `exploration_id` FROM `pois` WHERE `id` = new.`poi_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `tasks_revision_delete` AFTER DELETE ON `tasks` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = (SELECT `exploration_id` FROM `pois` WHERE `id` = old.`poi_id`);
END;
