CREATE TABLE `exploration_languages` (
	`exploration_id` integer NOT NULL,
	`lang` text NOT NULL,
	`offered` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`exploration_id`, `lang`),
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `exploration_languages_offered` ON `exploration_languages` (`lang`,`offered`,`exploration_id`);--> statement-breakpoint
CREATE TABLE `exploration_texts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`exploration_id` integer NOT NULL,
	`lang` text NOT NULL,
	`text` text NOT NULL,
	`source_hash` text NOT NULL,
	`source_text` text NOT NULL,
	`updated_at` integer NOT NULL,
	`field` text NOT NULL,
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exploration_texts_field` ON `exploration_texts` (`exploration_id`,`field`,`lang`);--> statement-breakpoint
CREATE TABLE `hint_texts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`exploration_id` integer NOT NULL,
	`lang` text NOT NULL,
	`text` text NOT NULL,
	`source_hash` text NOT NULL,
	`source_text` text NOT NULL,
	`updated_at` integer NOT NULL,
	`hint_id` integer NOT NULL,
	`field` text NOT NULL,
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`hint_id`) REFERENCES `hints`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hint_texts_field` ON `hint_texts` (`hint_id`,`field`,`lang`);--> statement-breakpoint
CREATE INDEX `hint_texts_exploration` ON `hint_texts` (`exploration_id`,`lang`);--> statement-breakpoint
CREATE TABLE `poi_texts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`exploration_id` integer NOT NULL,
	`lang` text NOT NULL,
	`text` text NOT NULL,
	`source_hash` text NOT NULL,
	`source_text` text NOT NULL,
	`updated_at` integer NOT NULL,
	`poi_id` integer NOT NULL,
	`field` text NOT NULL,
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`poi_id`) REFERENCES `pois`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `poi_texts_field` ON `poi_texts` (`poi_id`,`field`,`lang`);--> statement-breakpoint
CREATE INDEX `poi_texts_exploration` ON `poi_texts` (`exploration_id`,`lang`);--> statement-breakpoint
CREATE TABLE `task_item_texts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`exploration_id` integer NOT NULL,
	`lang` text NOT NULL,
	`text` text NOT NULL,
	`source_hash` text NOT NULL,
	`source_text` text NOT NULL,
	`updated_at` integer NOT NULL,
	`task_id` integer NOT NULL,
	`item_id` integer NOT NULL,
	`field` text NOT NULL,
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `task_item_texts_field` ON `task_item_texts` (`task_id`,`item_id`,`field`,`lang`);--> statement-breakpoint
CREATE INDEX `task_item_texts_exploration` ON `task_item_texts` (`exploration_id`,`lang`);--> statement-breakpoint
CREATE TABLE `task_texts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`exploration_id` integer NOT NULL,
	`lang` text NOT NULL,
	`text` text NOT NULL,
	`source_hash` text NOT NULL,
	`source_text` text NOT NULL,
	`updated_at` integer NOT NULL,
	`task_id` integer NOT NULL,
	`field` text NOT NULL,
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `task_texts_field` ON `task_texts` (`task_id`,`field`,`lang`);--> statement-breakpoint
CREATE INDEX `task_texts_exploration` ON `task_texts` (`exploration_id`,`lang`);
--> statement-breakpoint
-- Caches of a run's content hold its translations and compare its revision, see migration 0002.
CREATE TRIGGER `exploration_languages_revision_insert` AFTER INSERT ON `exploration_languages` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `exploration_languages_revision_update` AFTER UPDATE ON `exploration_languages` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `exploration_languages_revision_delete` AFTER DELETE ON `exploration_languages` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = old.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `exploration_texts_revision_insert` AFTER INSERT ON `exploration_texts` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `exploration_texts_revision_update` AFTER UPDATE ON `exploration_texts` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `exploration_texts_revision_delete` AFTER DELETE ON `exploration_texts` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = old.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `poi_texts_revision_insert` AFTER INSERT ON `poi_texts` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `poi_texts_revision_update` AFTER UPDATE ON `poi_texts` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `poi_texts_revision_delete` AFTER DELETE ON `poi_texts` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = old.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `hint_texts_revision_insert` AFTER INSERT ON `hint_texts` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `hint_texts_revision_update` AFTER UPDATE ON `hint_texts` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `hint_texts_revision_delete` AFTER DELETE ON `hint_texts` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = old.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `task_texts_revision_insert` AFTER INSERT ON `task_texts` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `task_texts_revision_update` AFTER UPDATE ON `task_texts` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `task_texts_revision_delete` AFTER DELETE ON `task_texts` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = old.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `task_item_texts_revision_insert` AFTER INSERT ON `task_item_texts` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `task_item_texts_revision_update` AFTER UPDATE ON `task_item_texts` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`exploration_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `task_item_texts_revision_delete` AFTER DELETE ON `task_item_texts` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = old.`exploration_id`;
END;
