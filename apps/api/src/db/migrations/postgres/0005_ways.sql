ALTER TABLE "participations" ADD COLUMN "way_points" integer;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "way_tasks" integer;