CREATE TABLE "taken_places" (
	"participation_id" integer NOT NULL,
	"guest" text NOT NULL,
	"member" text NOT NULL,
	CONSTRAINT "taken_places_participation_id_guest_pk" PRIMARY KEY("participation_id","guest")
);
--> statement-breakpoint
ALTER TABLE "taken_places" ADD CONSTRAINT "taken_places_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taken_places_member" ON "taken_places" USING btree ("member");