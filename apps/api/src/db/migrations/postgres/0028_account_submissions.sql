CREATE TABLE "account_submissions" (
	"user_id" integer NOT NULL,
	"submission_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_submissions_user_id_submission_id_pk" PRIMARY KEY("user_id","submission_id")
);
--> statement-breakpoint
ALTER TABLE "account_submissions" ADD CONSTRAINT "account_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_submissions_created" ON "account_submissions" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "opened_pois" DROP COLUMN "submission_id";