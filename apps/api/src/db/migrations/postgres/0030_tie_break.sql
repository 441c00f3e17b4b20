ALTER TABLE "participations" ADD COLUMN "tie_break_at" timestamp (3) with time zone;
--> statement-breakpoint
-- Quests of 0 points decided until now. Frozen rankings stay as they were shown.
UPDATE "participations" SET "tie_break_at" = "last"."at"
FROM (SELECT "participation_id", max("solved_at") AS "at" FROM "solved_tasks" WHERE "points" > 0 GROUP BY "participation_id") AS "last"
WHERE "last"."participation_id" = "participations"."id";
