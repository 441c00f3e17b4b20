export const quests = {} as const;
