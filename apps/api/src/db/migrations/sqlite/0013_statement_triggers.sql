CREATE TABLE `probes` (
	`process` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
