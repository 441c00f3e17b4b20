CREATE TABLE "probes" (
	"process" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- One trigger call per statement instead of one per row: the import of 40,000 tasks raised the revision 40,000 times.
DROP TRIGGER "pois_revision" ON "pois";
--> statement-breakpoint
DROP TRIGGER "hints_revision" ON "hints";
--> statement-breakpoint
DROP TRIGGER "prerequisites_revision" ON "prerequisites";
--> statement-breakpoint
DROP TRIGGER "tasks_revision" ON "tasks";
--> statement-breakpoint
DROP FUNCTION "raise_revision_of_poi"();
--> statement-breakpoint
DROP FUNCTION "raise_revision_of_part"();
--> statement-breakpoint
CREATE FUNCTION "raise_revision_of_pois"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "explorations" SET "revision" = "revision" + 1 WHERE "id" IN (SELECT "exploration_id" FROM "changed");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "raise_revision_of_parts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "explorations" SET "revision" = "revision" + 1
  WHERE "id" IN (SELECT "exploration_id" FROM "pois" WHERE "id" IN (SELECT "poi_id" FROM "changed"));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "pois_revision_insert" AFTER INSERT ON "pois" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_revision_of_pois"();
--> statement-breakpoint
CREATE TRIGGER "pois_revision_update" AFTER UPDATE ON "pois" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_revision_of_pois"();
--> statement-breakpoint
CREATE TRIGGER "pois_revision_delete" AFTER DELETE ON "pois" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_revision_of_pois"();
--> statement-breakpoint
CREATE TRIGGER "hints_revision_insert" AFTER INSERT ON "hints" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_revision_of_parts"();
--> statement-breakpoint
CREATE TRIGGER "hints_revision_update" AFTER UPDATE ON "hints" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_revision_of_parts"();
--> statement-breakpoint
CREATE TRIGGER "hints_revision_delete" AFTER DELETE ON "hints" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_revision_of_parts"();
--> statement-breakpoint
CREATE TRIGGER "prerequisites_revision_insert" AFTER INSERT ON "prerequisites" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_revision_of_parts"();
--> statement-breakpoint
CREATE TRIGGER "prerequisites_revision_update" AFTER UPDATE ON "prerequisites" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_revision_of_parts"();
--> statement-breakpoint
CREATE TRIGGER "prerequisites_revision_delete" AFTER DELETE ON "prerequisites" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_revision_of_parts"();
--> statement-breakpoint
CREATE TRIGGER "tasks_revision_insert" AFTER INSERT ON "tasks" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_revision_of_parts"();
--> statement-breakpoint
CREATE TRIGGER "tasks_revision_update" AFTER UPDATE ON "tasks" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_revision_of_parts"();
--> statement-breakpoint
CREATE TRIGGER "tasks_revision_delete" AFTER DELETE ON "tasks" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_revision_of_parts"();
