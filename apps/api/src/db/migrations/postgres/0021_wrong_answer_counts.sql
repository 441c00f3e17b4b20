CREATE TABLE "wrong_answer_counts" (
	"task_id" integer NOT NULL,
	"text" text NOT NULL,
	"givers" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "wrong_answer_counts_task_id_text_pk" PRIMARY KEY("task_id","text")
);
--> statement-breakpoint
ALTER TABLE "wrong_answer_counts" ADD CONSTRAINT "wrong_answer_counts_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wrong_answer_counts_givers" ON "wrong_answer_counts" USING btree ("task_id","givers");--> statement-breakpoint
INSERT INTO "wrong_answer_counts" SELECT "task_id", "text", count(*), sum("count") FROM "wrong_answers" GROUP BY "task_id", "text";--> statement-breakpoint
-- Keep how many participations gave a wrong answer, and how often.
CREATE FUNCTION "add_wrong_answer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "wrong_answer_counts" AS "c" ("task_id", "text", "givers", "count") VALUES (NEW."task_id", NEW."text", 1, NEW."count")
  ON CONFLICT ("task_id", "text") DO UPDATE SET "givers" = "c"."givers" + 1, "count" = "c"."count" + EXCLUDED."count";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "repeat_wrong_answer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "wrong_answer_counts" SET "count" = "count" + NEW."count" - OLD."count" WHERE "task_id" = NEW."task_id" AND "text" = NEW."text";
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Runs when participations are deleted, too, once for all their answers. Locks in one order, so that two deletions do not wait for each other.
CREATE FUNCTION "subtract_wrong_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "wrong_answer_counts" WHERE ("task_id", "text") IN (SELECT "task_id", "text" FROM "gone")
  ORDER BY "task_id", "text" COLLATE "C" FOR UPDATE;
  UPDATE "wrong_answer_counts" AS "c" SET "givers" = "c"."givers" - "g"."givers", "count" = "c"."count" - "g"."count"
  FROM (SELECT "task_id", "text", count(*) AS "givers", sum("count") AS "count" FROM "gone" GROUP BY "task_id", "text") AS "g"
  WHERE "c"."task_id" = "g"."task_id" AND "c"."text" = "g"."text";
  DELETE FROM "wrong_answer_counts" WHERE ("task_id", "text") IN (SELECT "task_id", "text" FROM "gone") AND "givers" <= 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "wrong_answers_inserted" AFTER INSERT ON "wrong_answers" FOR EACH ROW EXECUTE FUNCTION "add_wrong_answer"();
--> statement-breakpoint
CREATE TRIGGER "wrong_answers_updated" AFTER UPDATE OF "count" ON "wrong_answers" FOR EACH ROW EXECUTE FUNCTION "repeat_wrong_answer"();
--> statement-breakpoint
CREATE TRIGGER "wrong_answers_deleted" AFTER DELETE ON "wrong_answers" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "subtract_wrong_answers"();
