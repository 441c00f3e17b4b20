CREATE TABLE `photo_files` (
	`name` text PRIMARY KEY NOT NULL,
	`photo_id` integer,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `photo_files_photo` ON `photo_files` (`photo_id`);--> statement-breakpoint
CREATE TABLE `photos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`participation_id` integer NOT NULL,
	`exploration_id` integer NOT NULL,
	`task_id` integer,
	`member` text NOT NULL,
	`upload_id` text,
	`file` text,
	`bytes` integer NOT NULL,
	`uploaded_at` integer NOT NULL,
	`sent_at` integer,
	`review` text,
	`state` text,
	`reason` text,
	`reviewed_at` integer,
	`board_allowed` integer DEFAULT false NOT NULL,
	`on_board` integer DEFAULT false NOT NULL,
	`reported_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `photos_upload` ON `photos` (`participation_id`,`upload_id`);--> statement-breakpoint
CREATE INDEX `photos_exploration` ON `photos` (`exploration_id`,`state`);--> statement-breakpoint
CREATE INDEX `photos_task` ON `photos` (`task_id`);--> statement-breakpoint
CREATE INDEX `photos_uploaded` ON `photos` (`uploaded_at`);--> statement-breakpoint
ALTER TABLE `explorations` ADD `for_pupils` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `explorations` ADD `photos` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `explorations` ADD `photo_days` integer DEFAULT 30 NOT NULL;
--> statement-breakpoint
-- What players see of a quest depends on its photo, see migration 0014.
CREATE TRIGGER `photos_revision_insert` AFTER INSERT ON `photos` BEGIN
  UPDATE `participations` SET `marks_revision` = `marks_revision` + 1 WHERE `id` = new.`participation_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `photos_revision_update` AFTER UPDATE ON `photos` BEGIN
  UPDATE `participations` SET `marks_revision` = `marks_revision` + 1 WHERE `id` = new.`participation_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `photos_revision_delete` AFTER DELETE ON `photos` BEGIN
  UPDATE `participations` SET `marks_revision` = `marks_revision` + 1 WHERE `id` = old.`participation_id`;
END;
--> statement-breakpoint
-- Players see for how long their photos are kept, see migration 0023.
CREATE TRIGGER `explorations_revision_photo_days` AFTER UPDATE OF `photo_days` ON `explorations`
WHEN old.`photo_days` <> new.`photo_days` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`id`;
END;
