import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine takes its time: what is waited for is a condition.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
