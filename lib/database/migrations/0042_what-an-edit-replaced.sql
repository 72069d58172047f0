ALTER TABLE "chard"."events" ADD COLUMN "replaced" jsonb;
