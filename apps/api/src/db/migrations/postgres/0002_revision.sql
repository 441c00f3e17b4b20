-- Caches of a run's content compare its revision. Triggers raise it, so no writer can forget to.
CREATE FUNCTION "raise_revision_of_poi"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "explorations" SET "revision" = "revision" + 1 WHERE "id" = COALESCE(NEW."exploration_id", OLD."exploration_id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "raise_revision_of_part"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "explorations" SET "revision" = "revision" + 1
  WHERE "id" = (SELECT "exploration_id" FROM "pois" WHERE "id" = COALESCE(NEW."poi_id", OLD."poi_id"));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "pois_revision" AFTER INSERT OR UPDATE OR DELETE ON "pois" FOR EACH ROW EXECUTE FUNCTION "raise_revision_of_poi"();
--> statement-breakpoint
CREATE TRIGGER "hints_revision" AFTER INSERT OR UPDATE OR DELETE ON "hints" FOR EACH ROW EXECUTE FUNCTION "raise_revision_of_part"();
--> statement-breakpoint
CREATE TRIGGER "prerequisites_revision" AFTER INSERT OR UPDATE OR DELETE ON "prerequisites" FOR EACH ROW EXECUTE FUNCTION "raise_revision_of_part"();
--> statement-breakpoint
CREATE TRIGGER "tasks_revision" AFTER INSERT OR UPDATE OR DELETE ON "tasks" FOR EACH ROW EXECUTE FUNCTION "raise_revision_of_part"();
