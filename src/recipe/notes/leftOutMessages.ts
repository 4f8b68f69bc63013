export const leftOutMessages = {
  leftOut: (lines: number) => `${lines} line${lines === 1 ? '' : 's'} left out`,
  bringBack: 'Bring this line back',
};
