CREATE TABLE `taken_places` (
	`participation_id` integer NOT NULL,
	`guest` text NOT NULL,
	`member` text NOT NULL,
	PRIMARY KEY(`participation_id`, `guest`),
	FOREIGN KEY (`participation_id`) REFERENCES `participations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `taken_places_member` ON `taken_places` (`member`);