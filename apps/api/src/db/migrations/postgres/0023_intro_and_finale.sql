ALTER TABLE "explorations" ADD COLUMN "intro" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "explorations" ADD COLUMN "finale" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Caches of a run's content hold both texts and compare its revision, see migration 0002.
CREATE FUNCTION "raise_own_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."revision" := OLD."revision" + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "explorations_revision_story" BEFORE UPDATE OF "intro", "finale" ON "explorations" FOR EACH ROW
WHEN (OLD."intro" IS DISTINCT FROM NEW."intro" OR OLD."finale" IS DISTINCT FROM NEW."finale")
EXECUTE FUNCTION "raise_own_revision"();
