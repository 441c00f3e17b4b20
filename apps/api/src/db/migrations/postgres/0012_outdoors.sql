CREATE TABLE "arrivals" (
	"participation_id" integer NOT NULL,
	"poi_id" integer NOT NULL,
	"via" text NOT NULL,
	"arrived_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "arrivals_participation_id_poi_id_pk" PRIMARY KEY("participation_id","poi_id")
);
--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "rank_by_share" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "arrival_code" text;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "playable_offline" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "explorations" ADD COLUMN "lang" text DEFAULT 'de' NOT NULL;--> statement-breakpoint
ALTER TABLE "explorations" ADD COLUMN "walk_metres" integer;--> statement-breakpoint
ALTER TABLE "explorations" ADD COLUMN "duration_minutes" integer;--> statement-breakpoint
ALTER TABLE "explorations" ADD COLUMN "measured_minutes" integer;--> statement-breakpoint
ALTER TABLE "explorations" ADD COLUMN "step_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "explorations" ADD COLUMN "toilets" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "explorations" ADD COLUMN "pram" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "explorations" ADD COLUMN "meeting_latitude" double precision;--> statement-breakpoint
ALTER TABLE "explorations" ADD COLUMN "meeting_longitude" double precision;--> statement-breakpoint
ALTER TABLE "explorations" ADD COLUMN "playable_offline" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pois" ADD COLUMN "arrival_radius" integer;--> statement-breakpoint
ALTER TABLE "pois" ADD COLUMN "arrival_code" text;--> statement-breakpoint
ALTER TABLE "pois" ADD COLUMN "arrival_wait_minutes" integer;--> statement-breakpoint
ALTER TABLE "solved_tasks" ADD COLUMN "answer" jsonb;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_poi_id_pois_id_fk" FOREIGN KEY ("poi_id") REFERENCES "public"."pois"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrivals_poi" ON "arrivals" USING btree ("poi_id");