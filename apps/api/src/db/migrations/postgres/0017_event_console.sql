CREATE TABLE "open_streams" (
	"process" text NOT NULL,
	"participation_id" integer NOT NULL,
	"streams" integer NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "open_streams_process_participation_id_pk" PRIMARY KEY("process","participation_id")
);
--> statement-breakpoint
CREATE TABLE "opened_pois" (
	"participation_id" integer NOT NULL,
	"poi_id" integer NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"submission_id" text,
	CONSTRAINT "opened_pois_participation_id_poi_id_pk" PRIMARY KEY("participation_id","poi_id")
);
--> statement-breakpoint
ALTER TABLE "battle_acts" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "battle_acts" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "manual_start" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "stuck_minutes" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "contacted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "open_streams" ADD CONSTRAINT "open_streams_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_pois" ADD CONSTRAINT "opened_pois_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_pois" ADD CONSTRAINT "opened_pois_poi_id_pois_id_fk" FOREIGN KEY ("poi_id") REFERENCES "public"."pois"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_streams_participation" ON "open_streams" USING btree ("participation_id");--> statement-breakpoint
CREATE INDEX "opened_pois_poi" ON "opened_pois" USING btree ("poi_id");
--> statement-breakpoint
-- A spot that an organiser opened changes what players see, like the marks of 0014.
CREATE TRIGGER "opened_pois_revision_insert" AFTER INSERT ON "opened_pois" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_marks_revision"();
--> statement-breakpoint
CREATE TRIGGER "opened_pois_revision_delete" AFTER DELETE ON "opened_pois" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_marks_revision"();
