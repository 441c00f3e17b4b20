-- "create" is a path segment of the studio: a record with this slug could not be opened.
UPDATE "explorations" SET "slug" = 'create--1' WHERE "slug" = 'create';
--> statement-breakpoint
UPDATE "pois" SET "slug" = 'create--1' WHERE "slug" = 'create';
--> statement-breakpoint
UPDATE "tasks" SET "slug" = 'create--1' WHERE "slug" = 'create';
--> statement-breakpoint
UPDATE "battles" SET "slug" = 'create--1' WHERE "slug" = 'create';
--> statement-breakpoint
UPDATE "teams" SET "slug" = 'create--1' WHERE "slug" = 'create';