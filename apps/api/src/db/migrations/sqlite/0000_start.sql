CREATE TABLE `account_submissions` (
	`user_id` integer NOT NULL,
	`submission_id` text NOT NULL,
	`fingerprint` text NOT NULL,
	`response` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `submission_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_submissions_created` ON `account_submissions` (`created_at`);--> statement-breakpoint
CREATE TABLE `arrivals` (
	`participation_id` integer NOT NULL,
	`poi_id` integer NOT NULL,
	`via` text NOT NULL,
	`arrived_at` integer NOT NULL,
	PRIMARY KEY(`participation_id`, `poi_id`),
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`poi_id`) REFERENCES `pois`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `arrivals_poi` ON `arrivals` (`poi_id`);--> statement-breakpoint
CREATE TABLE `battle_acts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`battle_id` integer NOT NULL,
	`kind` text NOT NULL,
	`team_id` integer,
	`team_name` text,
	`text` text,
	`amount` integer,
	`actor` text NOT NULL,
	`at` integer NOT NULL,
	`read_at` integer,
	`undone_at` integer,
	`exploration_id` integer,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `battle_acts_battle` ON `battle_acts` (`battle_id`,`id`);--> statement-breakpoint
CREATE INDEX `battle_acts_team` ON `battle_acts` (`team_id`);--> statement-breakpoint
CREATE TABLE `battles` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`creator_id` integer,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`search_text` text NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`paused_at` integer,
	`manual_start` integer DEFAULT false NOT NULL,
	`stuck_minutes` integer DEFAULT 10 NOT NULL,
	`help_requests` integer DEFAULT false NOT NULL,
	`board` integer DEFAULT false NOT NULL,
	`rank_by_share` integer DEFAULT false NOT NULL,
	`arrival_code` text,
	`playable_offline` integer DEFAULT false NOT NULL,
	`frozen` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`creator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `battles_slug` ON `battles` (`slug`);--> statement-breakpoint
CREATE INDEX `battles_creator` ON `battles` (`creator_id`);--> statement-breakpoint
CREATE TABLE `bought_hints` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`participation_id` integer NOT NULL,
	`hint_id` integer,
	`cost` integer NOT NULL,
	`bought_at` integer NOT NULL,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`hint_id`) REFERENCES `hints`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bought_hints_once` ON `bought_hints` (`participation_id`,`hint_id`);--> statement-breakpoint
CREATE INDEX `bought_hints_hint` ON `bought_hints` (`hint_id`);--> statement-breakpoint
CREATE TABLE `codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`hash` text NOT NULL,
	`digits_hash` text NOT NULL,
	`tries_left` integer NOT NULL,
	`user_id` integer,
	`email` text,
	`applicant` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `codes_hash` ON `codes` (`hash`);--> statement-breakpoint
CREATE INDEX `codes_user` ON `codes` (`user_id`,`kind`);--> statement-breakpoint
CREATE INDEX `codes_email` ON `codes` (`email`,`kind`);--> statement-breakpoint
CREATE INDEX `codes_expiry` ON `codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `contacts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`reason` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contacts_user` ON `contacts` (`user_id`);--> statement-breakpoint
CREATE INDEX `contacts_created` ON `contacts` (`created_at`);--> statement-breakpoint
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
CREATE TABLE `explorations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`creator_id` integer,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`intro` text DEFAULT '' NOT NULL,
	`finale` text DEFAULT '' NOT NULL,
	`image` text,
	`postal_code` text NOT NULL,
	`code` text,
	`published` integer NOT NULL,
	`lang` text DEFAULT 'de' NOT NULL,
	`walk_metres` integer,
	`duration_minutes` integer,
	`measured_minutes` integer,
	`step_free` integer DEFAULT false NOT NULL,
	`toilets` integer DEFAULT false NOT NULL,
	`pram` integer DEFAULT false NOT NULL,
	`meeting_latitude` real,
	`meeting_longitude` real,
	`playable_offline` integer DEFAULT false NOT NULL,
	`for_pupils` integer DEFAULT false NOT NULL,
	`photos` integer DEFAULT false NOT NULL,
	`photo_days` integer DEFAULT 30 NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`rating_sum` integer DEFAULT 0 NOT NULL,
	`ratings` integer DEFAULT 0 NOT NULL,
	`rating` real DEFAULT 0 NOT NULL,
	`poi_count` integer DEFAULT 0 NOT NULL,
	`task_count` integer DEFAULT 0 NOT NULL,
	`points_to_earn` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`creator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `explorations_slug` ON `explorations` (`slug`);--> statement-breakpoint
CREATE INDEX `explorations_list` ON `explorations` (`published`,`rating`,`id`);--> statement-breakpoint
CREATE INDEX `explorations_place` ON `explorations` (`published`,`postal_code`,`rating`,`id`);--> statement-breakpoint
CREATE INDEX `explorations_creator` ON `explorations` (`creator_id`,`id`);--> statement-breakpoint
CREATE INDEX `explorations_lang` ON `explorations` (`published`,`lang`);--> statement-breakpoint
CREATE TABLE `geocoded_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`places` text NOT NULL,
	`asked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `help_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`participation_id` integer NOT NULL,
	`poi_id` integer,
	`task_id` integer,
	`text` text NOT NULL,
	`state` text NOT NULL,
	`answer` text,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	`submission_id` text,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`poi_id`) REFERENCES `pois`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `help_requests_participation` ON `help_requests` (`participation_id`);--> statement-breakpoint
CREATE INDEX `help_requests_poi` ON `help_requests` (`poi_id`);--> statement-breakpoint
CREATE INDEX `help_requests_task` ON `help_requests` (`task_id`);--> statement-breakpoint
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
CREATE TABLE `hints` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`poi_id` integer NOT NULL,
	`position` integer NOT NULL,
	`hint_type` text NOT NULL,
	`hint_value` text NOT NULL,
	`hint_description` text DEFAULT '' NOT NULL,
	`cost` integer NOT NULL,
	FOREIGN KEY (`poi_id`) REFERENCES `pois`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hints_poi` ON `hints` (`poi_id`,`position`);--> statement-breakpoint
CREATE TABLE `insight_counters` (
	`exploration_id` integer NOT NULL,
	`scope` text NOT NULL,
	`day` integer NOT NULL,
	`figure` text NOT NULL,
	`battle_id` integer NOT NULL,
	`lang` text NOT NULL,
	`poi_id` integer,
	`task_id` integer,
	`n` integer NOT NULL,
	PRIMARY KEY(`exploration_id`, `scope`, `day`, `figure`, `battle_id`, `lang`),
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`poi_id`) REFERENCES `pois`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `insight_counters_poi` ON `insight_counters` (`poi_id`);--> statement-breakpoint
CREATE INDEX `insight_counters_task` ON `insight_counters` (`task_id`);--> statement-breakpoint
CREATE TABLE `insight_tallies` (
	`participation_id` integer PRIMARY KEY NOT NULL,
	`exploration_id` integer NOT NULL,
	`battle_id` integer NOT NULL,
	`lang` text NOT NULL,
	`day` integer NOT NULL,
	`active_hour` integer NOT NULL,
	`tally` text NOT NULL,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `insight_tallies_active` ON `insight_tallies` (`exploration_id`,`active_hour`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text,
	`subject` text NOT NULL,
	`reply_to` text,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`created_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`due_at`);--> statement-breakpoint
CREATE INDEX `mails_recipient` ON `mails` (`recipient`);--> statement-breakpoint
CREATE TABLE `members` (
	`participation_id` integer NOT NULL,
	`member` text NOT NULL,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`participation_id`, `member`),
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `members_member` ON `members` (`member`);--> statement-breakpoint
CREATE TABLE `merged_participations` (
	`id` integer PRIMARY KEY NOT NULL,
	`participation_id` integer NOT NULL,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `merged_participations_into` ON `merged_participations` (`participation_id`);--> statement-breakpoint
CREATE TABLE `open_streams` (
	`process` text NOT NULL,
	`participation_id` integer NOT NULL,
	`streams` integer NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`process`, `participation_id`),
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `open_streams_participation` ON `open_streams` (`participation_id`);--> statement-breakpoint
CREATE TABLE `opened_pois` (
	`participation_id` integer NOT NULL,
	`poi_id` integer NOT NULL,
	`opened_at` integer NOT NULL,
	PRIMARY KEY(`participation_id`, `poi_id`),
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`poi_id`) REFERENCES `pois`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `opened_pois_poi` ON `opened_pois` (`poi_id`);--> statement-breakpoint
CREATE TABLE `participants` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`battle_id` integer NOT NULL,
	`exploration_id` integer NOT NULL,
	`team_id` integer NOT NULL,
	`extra_minutes` integer DEFAULT 0 NOT NULL,
	`adjusted` integer DEFAULT 0 NOT NULL,
	`contacted_at` integer,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `participants_team` ON `participants` (`battle_id`,`team_id`);--> statement-breakpoint
CREATE INDEX `participants_exploration` ON `participants` (`exploration_id`);--> statement-breakpoint
CREATE INDEX `participants_of_team` ON `participants` (`team_id`);--> statement-breakpoint
CREATE TABLE `participations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`exploration_id` integer NOT NULL,
	`battle_id` integer,
	`progressor_type` text NOT NULL,
	`progressor_id` text NOT NULL,
	`team_id` integer,
	`joined_at` integer NOT NULL,
	`earned` integer DEFAULT 0 NOT NULL,
	`spent` integer DEFAULT 0 NOT NULL,
	`highest_net` integer DEFAULT 0 NOT NULL,
	`solved` integer DEFAULT 0 NOT NULL,
	`last_solved_at` integer,
	`tie_break_at` integer,
	`unlisted_earned` integer DEFAULT 0 NOT NULL,
	`unlisted_spent` integer DEFAULT 0 NOT NULL,
	`unlisted_solved` integer DEFAULT 0 NOT NULL,
	`unlisted_solved_at` integer,
	`unlisted_tie_break_at` integer,
	`rating` integer,
	`marks_revision` integer DEFAULT 0 NOT NULL,
	`trial` text,
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `participations_key` ON `participations` (`key`);--> statement-breakpoint
CREATE INDEX `participations_battle` ON `participations` (`battle_id`,`team_id`);--> statement-breakpoint
CREATE INDEX `participations_exploration` ON `participations` (`exploration_id`);--> statement-breakpoint
CREATE INDEX `participations_team` ON `participations` (`team_id`);--> statement-breakpoint
CREATE INDEX `participations_progressor` ON `participations` (`progressor_type`,`progressor_id`);--> statement-breakpoint
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
CREATE TABLE `pictures` (
	`name` text PRIMARY KEY NOT NULL,
	`user_id` integer,
	`used_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `pictures_user` ON `pictures` (`user_id`);--> statement-breakpoint
CREATE INDEX `pictures_used` ON `pictures` (`used_at`);--> statement-breakpoint
CREATE TABLE `place_counts` (
	`postal_code` text PRIMARY KEY NOT NULL,
	`with_code` integer NOT NULL,
	`without_code` integer NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `pois` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`exploration_id` integer NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`location_type` text NOT NULL,
	`street` text,
	`postal_code` text,
	`location` text,
	`latitude` real,
	`longitude` real,
	`arrival_radius` integer,
	`arrival_code` text,
	`arrival_wait_minutes` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pois_slug` ON `pois` (`exploration_id`,`slug`);--> statement-breakpoint
CREATE INDEX `pois_position` ON `pois` (`exploration_id`,`position`);--> statement-breakpoint
CREATE TABLE `postal_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL
);
--> statement-breakpoint
CREATE TABLE `prerequisites` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`poi_id` integer NOT NULL,
	`unlock_type` text NOT NULL,
	`value` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`poi_id`) REFERENCES `pois`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `prerequisites_poi` ON `prerequisites` (`poi_id`);--> statement-breakpoint
CREATE TABLE `probes` (
	`process` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rating_comments` (
	`participation_id` integer PRIMARY KEY NOT NULL,
	`exploration_id` integer NOT NULL,
	`text` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rating_comments_exploration` ON `rating_comments` (`exploration_id`);--> statement-breakpoint
CREATE INDEX `rating_comments_updated` ON `rating_comments` (`updated_at`);--> statement-breakpoint
CREATE TABLE `recalculations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`task_id` integer NOT NULL,
	`points` integer NOT NULL,
	`attempts` integer,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recalculations_task` ON `recalculations` (`task_id`);--> statement-breakpoint
CREATE TABLE `registered_teams` (
	`team_id` integer PRIMARY KEY NOT NULL,
	`battle_id` integer NOT NULL,
	`name` text,
	`name_slug` text,
	`state` text NOT NULL,
	`submission_id` text NOT NULL,
	`registered_at` integer NOT NULL,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `registered_teams_name` ON `registered_teams` (`battle_id`,`name_slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `registered_teams_submission` ON `registered_teams` (`battle_id`,`submission_id`);--> statement-breakpoint
CREATE TABLE `registrations` (
	`battle_id` integer PRIMARY KEY NOT NULL,
	`open` integer NOT NULL,
	`team_limit` integer NOT NULL,
	`explorations` text NOT NULL,
	`approval` integer NOT NULL,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `solved_tasks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`participation_id` integer NOT NULL,
	`task_id` integer,
	`points` integer NOT NULL,
	`solved_at` integer NOT NULL,
	`member` text NOT NULL,
	`device` text NOT NULL,
	`answer` text,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `solved_tasks_once` ON `solved_tasks` (`participation_id`,`task_id`);--> statement-breakpoint
CREATE INDEX `solved_tasks_task` ON `solved_tasks` (`task_id`);--> statement-breakpoint
CREATE TABLE `submissions` (
	`participation_id` integer NOT NULL,
	`submission_id` text NOT NULL,
	`outcome` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`participation_id`, `submission_id`),
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `subscription_uses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subscription_id` integer NOT NULL,
	`units` integer NOT NULL,
	`exploration_id` integer,
	`battle_id` integer,
	`exploration_name` text,
	`battle_name` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `subscriptions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `subscription_uses_subscription` ON `subscription_uses` (`subscription_id`,`id`);--> statement-breakpoint
CREATE INDEX `subscription_uses_exploration` ON `subscription_uses` (`exploration_id`);--> statement-breakpoint
CREATE INDEX `subscription_uses_battle` ON `subscription_uses` (`battle_id`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`license` text NOT NULL,
	`usages` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`hours` integer NOT NULL,
	`ended_at` integer,
	`used` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscriptions_user` ON `subscriptions` (`user_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `taken_places` (
	`participation_id` integer NOT NULL,
	`guest` text NOT NULL,
	`member` text NOT NULL,
	PRIMARY KEY(`participation_id`, `guest`),
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `taken_places_member` ON `taken_places` (`member`);--> statement-breakpoint
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
CREATE TABLE `task_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`participation_id` integer NOT NULL,
	`task_id` integer NOT NULL,
	`reason` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `task_reports_once` ON `task_reports` (`participation_id`,`task_id`);--> statement-breakpoint
CREATE INDEX `task_reports_task` ON `task_reports` (`task_id`);--> statement-breakpoint
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
CREATE INDEX `task_texts_exploration` ON `task_texts` (`exploration_id`,`lang`);--> statement-breakpoint
CREATE TABLE `tasks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`poi_id` integer NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`task_type` text NOT NULL,
	`points` integer NOT NULL,
	`attempts` integer,
	`content` text NOT NULL,
	`explanation` text DEFAULT '' NOT NULL,
	`explain_after_attempts` integer DEFAULT false NOT NULL,
	`partial` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`poi_id`) REFERENCES `pois`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tasks_slug` ON `tasks` (`poi_id`,`slug`);--> statement-breakpoint
CREATE INDEX `tasks_position` ON `tasks` (`poi_id`,`position`);--> statement-breakpoint
CREATE TABLE `teams` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`creator_id` integer,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`image` text,
	`code` text,
	`exploration_id` integer,
	`battle_id` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`creator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exploration_id`) REFERENCES `explorations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`battle_id`) REFERENCES `battles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `teams_exploration` ON `teams` (`exploration_id`);--> statement-breakpoint
CREATE INDEX `teams_battle` ON `teams` (`battle_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `teams_slug` ON `teams` (`creator_id`,`slug`);--> statement-breakpoint
CREATE TABLE `used_captchas` (
	`signature` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_captchas_expiry` ON `used_captchas` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
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
CREATE TABLE `wrong_answers` (
	`participation_id` integer NOT NULL,
	`task_id` integer NOT NULL,
	`text` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`participation_id`, `task_id`, `text`),
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `wrong_answers_task` ON `wrong_answers` (`task_id`,`text`);--> statement-breakpoint
CREATE INDEX `wrong_answers_last` ON `wrong_answers` (`last_at`);--> statement-breakpoint
CREATE TABLE `wrong_attempts` (
	`participation_id` integer NOT NULL,
	`task_id` integer NOT NULL,
	`wrong` integer NOT NULL,
	`best_right` integer DEFAULT 0 NOT NULL,
	`best_of` integer DEFAULT 0 NOT NULL,
	`points` integer DEFAULT 0 NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`participation_id`, `task_id`),
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`task_id`) REFERENCES `tasks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `wrong_attempts_task` ON `wrong_attempts` (`task_id`);
--> statement-breakpoint
-- Search texts of runs.
CREATE VIRTUAL TABLE `exploration_search` USING fts5(`text`, tokenize = 'trigram');
--> statement-breakpoint
CREATE TRIGGER `exploration_search_delete` AFTER DELETE ON `explorations` BEGIN
  DELETE FROM `exploration_search` WHERE rowid = old.`id`;
END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER `explorations_revision_story` AFTER UPDATE OF `intro`, `finale` ON `explorations`
WHEN old.`intro` <> new.`intro` OR old.`finale` <> new.`finale` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `explorations_revision_photo_days` AFTER UPDATE OF `photo_days` ON `explorations`
WHEN old.`photo_days` <> new.`photo_days` BEGIN
  UPDATE `explorations` SET `revision` = `revision` + 1 WHERE `id` = new.`id`;
END;
--> statement-breakpoint
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
--> statement-breakpoint
-- Caches of what a player sees compare this revision. Solved tasks and bought hints are updated only when their task
-- or hint is deleted, which raises the revision of the run.
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
--> statement-breakpoint
CREATE TRIGGER `opened_pois_revision_insert` AFTER INSERT ON `opened_pois` BEGIN
  UPDATE `participations` SET `marks_revision` = `marks_revision` + 1 WHERE `id` = new.`participation_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `opened_pois_revision_delete` AFTER DELETE ON `opened_pois` BEGIN
  UPDATE `participations` SET `marks_revision` = `marks_revision` + 1 WHERE `id` = old.`participation_id`;
END;
--> statement-breakpoint
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
-- Keeps the points of a task or hint that is deleted: deleting a poi or a run deletes its tasks as well.
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
--> statement-breakpoint
-- Subtracts what a participation has added to the counters. Runs when the participation is deleted, too.
CREATE TRIGGER `insight_tallies_deleted` AFTER DELETE ON `insight_tallies` BEGIN
  UPDATE `insight_counters` SET `n` = `n` - (SELECT `value` FROM json_each(old.`tally`) WHERE `key` = `figure`)
  WHERE `exploration_id` = old.`exploration_id` AND `scope` IN ('run', 'part') AND `day` IN (0, old.`day`)
    AND `figure` IN (SELECT `key` FROM json_each(old.`tally`)) AND `battle_id` = old.`battle_id` AND `lang` = old.`lang`;
  DELETE FROM `insight_counters`
  WHERE `exploration_id` = old.`exploration_id` AND `scope` IN ('run', 'part') AND `day` IN (0, old.`day`)
    AND `figure` IN (SELECT `key` FROM json_each(old.`tally`)) AND `battle_id` = old.`battle_id` AND `lang` = old.`lang` AND `n` <= 0;
END;
--> statement-breakpoint
-- Keep how many participations gave a wrong answer, and how often. The last one also runs when a participation is deleted.
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
