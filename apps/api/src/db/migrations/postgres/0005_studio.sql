DROP INDEX "explorations_creator";--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "trial" text;--> statement-breakpoint
ALTER TABLE "pois" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
CREATE INDEX "explorations_creator" ON "explorations" USING btree ("creator_id","id");