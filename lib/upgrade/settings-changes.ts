/** What each version changed in the settings, the newest first; CHANGELOG.md says more. */
export type SettingsChange = {
  version: string;
  added: readonly string[];
  /** Old names, and what they are called now. */
  renamed: Readonly<Record<string, string>>;
  /** Names that mean nothing any more, and why. */
  removed: Readonly<Record<string, string>>;
};

export const SETTINGS_CHANGES: readonly SettingsChange[] = [
  {
    version: "0.2.0",
    added: [
      "NEXT_PUBLIC_SITE_NAME",
      "NEXT_PUBLIC_SITE_DESCRIPTION",
      "NEXT_PUBLIC_SITE_TAGLINE",
      "NEXT_PUBLIC_SITE_LOGO",
      "NEXT_PUBLIC_ACCENT_COLOR",
      "NEXT_PUBLIC_GROUND_COLOR",
      "NEXT_PUBLIC_DEFAULT_LOCATION",
      "NEXT_PUBLIC_HIDDEN_PARTS",
      "NEXT_PUBLIC_LANGUAGES",
      "NEXT_PUBLIC_SOCIAL_LINKS",
      "CHARD_MODERATOR",
      "CHARD_MODERATOR_PASSWORD",
      "CHARD_COUNTRIES",
      "CHARD_BACKUP",
      "CHARD_BACKUP_AT",
      "CHARD_BACKUP_TO",
      "CHARD_BACKUP_KEY",
      "AWS_ACCESS_KEY_ID",
      "AWS_SECRET_ACCESS_KEY",
      "AWS_REGION",
      "AWS_ENDPOINT_URL",
      "CHARD_METRICS_TOKEN",
      "CHARD_LEVEL_MEMBER",
      "CHARD_LEVEL_TRUSTED",
      "CHARD_LEVEL_UNREFUSED_DAYS",
      "CHARD_LEVEL_ACCOUNT_DAYS",
    ],
    renamed: {},
    removed: {},
  },
];
