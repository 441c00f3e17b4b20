CREATE TABLE "deleted_marks" (
	"participation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deleted_marks_participation_id_kind_hour_pk" PRIMARY KEY("participation_id","kind","hour")
);
--> statement-breakpoint
ALTER TABLE "deleted_marks" ADD CONSTRAINT "deleted_marks_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Counts each solved task and bought hint when its task or hint is deleted. The counters go with the participation. The condition of the
-- triggers costs an answer nothing.
CREATE FUNCTION "count_deleted_task"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "deleted_marks" AS "d" ("participation_id", "kind", "hour", "count", "first_at", "last_at")
  VALUES (NEW."participation_id", 'task', date_trunc('hour', NEW."solved_at", 'UTC'), 1, NEW."solved_at", NEW."solved_at")
  ON CONFLICT ("participation_id", "kind", "hour") DO UPDATE SET "count" = "d"."count" + 1,
    "first_at" = least("d"."first_at", excluded."first_at"), "last_at" = greatest("d"."last_at", excluded."last_at");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_deleted_hint"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "deleted_marks" AS "d" ("participation_id", "kind", "hour", "count", "first_at", "last_at")
  VALUES (NEW."participation_id", 'hint', date_trunc('hour', NEW."bought_at", 'UTC'), 1, NEW."bought_at", NEW."bought_at")
  ON CONFLICT ("participation_id", "kind", "hour") DO UPDATE SET "count" = "d"."count" + 1,
    "first_at" = least("d"."first_at", excluded."first_at"), "last_at" = greatest("d"."last_at", excluded."last_at");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "solved_tasks_deleted_insert" AFTER INSERT ON "solved_tasks" FOR EACH ROW WHEN (NEW."task_id" IS NULL) EXECUTE FUNCTION "count_deleted_task"();
--> statement-breakpoint
CREATE TRIGGER "solved_tasks_deleted_update" AFTER UPDATE OF "task_id" ON "solved_tasks" FOR EACH ROW WHEN (OLD."task_id" IS NOT NULL AND NEW."task_id" IS NULL) EXECUTE FUNCTION "count_deleted_task"();
--> statement-breakpoint
CREATE TRIGGER "bought_hints_deleted_insert" AFTER INSERT ON "bought_hints" FOR EACH ROW WHEN (NEW."hint_id" IS NULL) EXECUTE FUNCTION "count_deleted_hint"();
--> statement-breakpoint
CREATE TRIGGER "bought_hints_deleted_update" AFTER UPDATE OF "hint_id" ON "bought_hints" FOR EACH ROW WHEN (OLD."hint_id" IS NOT NULL AND NEW."hint_id" IS NULL) EXECUTE FUNCTION "count_deleted_hint"();
--> statement-breakpoint
INSERT INTO "deleted_marks" ("participation_id", "kind", "hour", "count", "first_at", "last_at")
SELECT "participation_id", 'task', date_trunc('hour', "solved_at", 'UTC'), count(*), min("solved_at"), max("solved_at")
FROM "solved_tasks" WHERE "task_id" IS NULL GROUP BY 1, 3;
--> statement-breakpoint
INSERT INTO "deleted_marks" ("participation_id", "kind", "hour", "count", "first_at", "last_at")
SELECT "participation_id", 'hint', date_trunc('hour', "bought_at", 'UTC'), count(*), min("bought_at"), max("bought_at")
FROM "bought_hints" WHERE "hint_id" IS NULL GROUP BY 1, 3;
