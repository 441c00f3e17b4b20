ALTER TABLE "explorations" ADD COLUMN "route" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "explorations" ADD COLUMN "finish_rule" text DEFAULT 'nothing_open' NOT NULL;--> statement-breakpoint
ALTER TABLE "explorations" ADD COLUMN "finish_pois" integer;--> statement-breakpoint
ALTER TABLE "explorations" ADD COLUMN "finish_poi" integer;--> statement-breakpoint
ALTER TABLE "opened_pois" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "finished_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pois" ADD COLUMN "unlock_mode" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "prerequisites" ADD COLUMN "names" jsonb;--> statement-breakpoint
CREATE TRIGGER "explorations_revision_rules" BEFORE UPDATE OF "route", "finish_rule", "finish_pois", "finish_poi" ON "explorations" FOR EACH ROW
WHEN (OLD."route" <> NEW."route" OR OLD."finish_rule" <> NEW."finish_rule"
  OR OLD."finish_pois" IS DISTINCT FROM NEW."finish_pois" OR OLD."finish_poi" IS DISTINCT FROM NEW."finish_poi")
EXECUTE FUNCTION "raise_own_revision"();