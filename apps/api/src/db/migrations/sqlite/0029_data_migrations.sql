CREATE TABLE `data_migrations` (
	`name` text PRIMARY KEY NOT NULL,
	`finished_at` integer NOT NULL
);
