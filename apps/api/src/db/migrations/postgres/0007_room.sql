ALTER TABLE "battles" ADD COLUMN "room_teams" integer;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "room_minutes" integer DEFAULT 10 NOT NULL;