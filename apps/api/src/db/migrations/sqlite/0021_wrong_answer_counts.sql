CREATE TABLE `wrong_answer_counts` (
	`task_id` integer NOT NULL,
	`text` text NOT NULL,
	`givers` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`task_id`, `text`),
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `wrong_answer_counts_givers` ON `wrong_answer_counts` (`task_id`,`givers`);--> statement-breakpoint
INSERT INTO `wrong_answer_counts` SELECT `task_id`, `text`, count(*), sum(`count`) FROM `wrong_answers` GROUP BY `task_id`, `text`;--> statement-breakpoint
-- Keep how many participations gave a wrong answer, and how often. The last one runs when a participation is deleted, too.
CREATE TRIGGER `wrong_answers_inserted` AFTER INSERT ON `wrong_answers` BEGIN
  INSERT INTO `wrong_answer_counts` (`task_id`, `text`, `givers`, `count`) VALUES (new.`task_id`, new.`text`, 1, new.`count`)
  ON CONFLICT (`task_id`, `text`) DO UPDATE SET `givers` = `givers` + 1, `count` = `count` + excluded.`count`;
END;
--> statement-breakpoint
CREATE TRIGGER `wrong_answers_updated` AFTER UPDATE OF `count` ON `wrong_answers` BEGIN
  UPDATE `wrong_answer_counts` SET `count` = `count` + new.`count` - old.`count`
  WHERE `task_id` = new.`task_id` AND `text` = new.`text`;
END;
--> statement-breakpoint
CREATE TRIGGER `wrong_answers_deleted` AFTER DELETE ON `wrong_answers` BEGIN
  UPDATE `wrong_answer_counts` SET `givers` = `givers` - 1, `count` = `count` - old.`count`
  WHERE `task_id` = old.`task_id` AND `text` = old.`text`;
  DELETE FROM `wrong_answer_counts` WHERE `task_id` = old.`task_id` AND `text` = old.`text` AND `givers` <= 0;
END;
