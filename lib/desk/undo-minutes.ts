/** For how long a decision can be undone by its author (P14.115). */
export const UNDO_MINUTES = 10;
