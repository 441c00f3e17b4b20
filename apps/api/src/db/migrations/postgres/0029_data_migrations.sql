CREATE TABLE "data_migrations" (
	"name" text PRIMARY KEY NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL
);
