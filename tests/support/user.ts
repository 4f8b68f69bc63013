import { userEvent } from '@testing-library/user-event';

/** A visitor who types and presses at once. No test has styles, so none are asked whether a press gets through. */
export const startUser = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 });
