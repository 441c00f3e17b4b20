ALTER TABLE "participations" ADD COLUMN "marks_revision" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Caches of what a player sees compare this revision. Triggers raise it, so no writer can forget to. Solved tasks and bought hints are
-- updated only when their task or hint is deleted, which raises the revision of the run.
CREATE FUNCTION "raise_marks_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "participations" SET "marks_revision" = "marks_revision" + 1 WHERE "id" IN (SELECT "participation_id" FROM "changed");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "solved_tasks_revision_insert" AFTER INSERT ON "solved_tasks" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_marks_revision"();
--> statement-breakpoint
CREATE TRIGGER "solved_tasks_revision_delete" AFTER DELETE ON "solved_tasks" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_marks_revision"();
--> statement-breakpoint
CREATE TRIGGER "bought_hints_revision_insert" AFTER INSERT ON "bought_hints" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_marks_revision"();
--> statement-breakpoint
CREATE TRIGGER "bought_hints_revision_delete" AFTER DELETE ON "bought_hints" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_marks_revision"();
--> statement-breakpoint
CREATE TRIGGER "wrong_attempts_revision_insert" AFTER INSERT ON "wrong_attempts" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_marks_revision"();
--> statement-breakpoint
CREATE TRIGGER "wrong_attempts_revision_update" AFTER UPDATE ON "wrong_attempts" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_marks_revision"();
--> statement-breakpoint
CREATE TRIGGER "wrong_attempts_revision_delete" AFTER DELETE ON "wrong_attempts" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_marks_revision"();
--> statement-breakpoint
CREATE TRIGGER "arrivals_revision_insert" AFTER INSERT ON "arrivals" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_marks_revision"();
--> statement-breakpoint
CREATE TRIGGER "arrivals_revision_update" AFTER UPDATE ON "arrivals" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_marks_revision"();
--> statement-breakpoint
CREATE TRIGGER "arrivals_revision_delete" AFTER DELETE ON "arrivals" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_marks_revision"();
