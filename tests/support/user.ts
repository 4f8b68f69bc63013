import { userEvent } from '@testing-library/user-event';

/** Without delays. Tests have no styles, so none can block a press. */
export const startUser = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 });
